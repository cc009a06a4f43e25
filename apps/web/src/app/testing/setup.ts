import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearToasts } from '../../ui/toasts.ts';
import './everything-is-near.ts';

// What a page does by itself takes its time on a busy machine; what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 });

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
