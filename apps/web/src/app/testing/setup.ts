import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { clearToasts } from '../../ui/toasts.ts';

afterEach(() => {
  cleanup();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
});
