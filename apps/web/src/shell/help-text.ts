/** What is said of help with gambling. The helpline follows the message unless the message has it already. */
export function helpText({ message, helpline }: { message: string; helpline: string }): string {
  return message.includes(helpline) ? message : `${message} ${helpline}.`;
}
