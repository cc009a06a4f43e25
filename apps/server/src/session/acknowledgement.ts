/** What patrons can be asked to acknowledge. */
export const ACKNOWLEDGEMENT_KINDS = ['RESPONSIBLE_GAMING'] as const;
export type AcknowledgementKind = (typeof ACKNOWLEDGEMENT_KINDS)[number];
