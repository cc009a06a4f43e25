import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearToasts } from '../../ui/toasts.ts';
import './everything-is-near.ts';

// The first page of a file waits for the code of its cards, which a busy machine takes seconds to make; what never comes
// fails all the same.
configure({ asyncUtilTimeout: 30_000 });

/** What a session or an app hears of its window ends with its page, and a test's page ends with the test. */
const heard: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...args) => {
    heard.push(args);
    add(...args);
  });
});

afterEach(() => {
  cleanup();
  clearToasts();
  vi.mocked(window.addEventListener).mockRestore?.();
  for (const [type, listener] of heard.splice(0)) window.removeEventListener(type, listener);
  localStorage.clear();
  sessionStorage.clear();
});

// Code that a page asked for and that had not come when its file ended would fail to load, and stay failed for the files that
// share its modules.
afterAll(() => vi.dynamicImportSettled());
