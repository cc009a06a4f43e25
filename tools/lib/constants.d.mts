import type { Plugin } from 'esbuild';

export function withConstants(program: string): string;
export const keepConstants: Plugin;
