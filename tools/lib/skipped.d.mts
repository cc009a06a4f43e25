interface FileReport {
  readonly name: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

export function skippedLines(testResults: readonly FileReport[], folder: string): string[];
