interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

export function skippedLines(testResults: readonly FileReport[], folder: string): string[];
export function failedLines(testResults: readonly FileReport[], folder: string): string[];
export function outsideLines(code: number, name: string, testResults: readonly FileReport[]): string[];
export function triedAgainLines(testResults: readonly FileReport[], folder: string): string[];
