/** One of our operations, to be sent. */
export interface OperationRequest {
  readonly name: string;
  /** sha256 of the operation's text: what relay-compiler calls its id. */
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
