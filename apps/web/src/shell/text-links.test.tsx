import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialled, TextLinks } from './text-links.tsx';

test('phone numbers in a disclaimer become call links [SHELL-016]', () => {
  render(<TextLinks text="Gambling problem? Call 1-800-GAMBLER or (555) 010-0199 today." />);
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

test('an address in a text opens outside only if it is https [SHELL-030]', () => {
  const text = 'Go to https://www.help.example/chat, not to http://help.example or javascript:alert(1).';
  const { container } = render(<TextLinks text={text} />);
  const link = screen.getByRole('link', { name: 'www.help.example/chat' });
  expect(link).toHaveProperty('href', 'https://www.help.example/chat');
  expect(link).toHaveProperty('target', '_blank');
  expect(link).toHaveProperty('rel', 'noopener noreferrer');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(container.textContent).toContain('not to http://help.example or javascript:alert(1).');
});
