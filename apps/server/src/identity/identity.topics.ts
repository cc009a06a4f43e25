import { topic } from '../platform/bus.ts';

/** A patron chose another odds format or odds policy: read the preferences again. */
export interface PreferencesChanged {
  readonly patronId: string;
}

export const preferencesChanged = topic<PreferencesChanged>('identity.preferencesChanged');
