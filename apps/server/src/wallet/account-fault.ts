/** What is wrong with the books of somebody, or with what a domain keeps of them. */
export interface AccountFault {
  /** 'patron <id> cash', 'chain 3', 'books in USD' … */
  readonly account: string;
  readonly message: string;
}
