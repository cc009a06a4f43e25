/** @returns the program, with what is given a value once made constant */
export function withConstants(program: string): Promise<string>;
