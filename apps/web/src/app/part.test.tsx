import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definePart, Parted } from './part.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('a part is drawn when its code comes, once for all who show it', async () => {
  let fetched = 0;
  const part = definePart(async () => {
    fetched += 1;
    return Greeting;
  });
  render(
    <>
      <Parted part={part} props={{ name: 'Ada' }} />
      <Parted part={part} props={{ name: 'Bo' }} />
    </>,
  );
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  expect(await screen.findByText('Hello Bo')).toBeTruthy();
  expect(fetched).toBe(1);
});

test('a part whose code is there is drawn at once, and stays the same when its page is drawn again', async () => {
  const part = definePart(async () => Greeting);
  await part.load();
  const { rerender } = render(<Parted part={part} props={{ name: 'Ada' }} />);
  const drawn = screen.getByText('Hello Ada');
  rerender(<Parted part={part} props={{ name: 'Bo' }} />);
  expect(screen.getByText('Hello Bo')).toBe(drawn);
});
