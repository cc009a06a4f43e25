import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialled, PhoneLinks } from './phone-links.tsx';

test('phone numbers in a disclaimer become call links [SHELL-016]', () => {
  render(<PhoneLinks text="Gambling problem? Call 1-800-GAMBLER or (555) 010-0199 today." />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['1-800-GAMBLER', 'tel:+18004262537'],
    ['(555) 010-0199', 'tel:+15550100199'],
  ]);
});

test('letters are dialled on their keys', () => {
  expect(dialled('1-800-GAMBLER')).toBe('+18004262537');
  expect(dialled('1-888-532-3500')).toBe('+18885323500');
});
