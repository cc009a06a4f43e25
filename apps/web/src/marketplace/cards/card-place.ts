/** shelf: one of many events in a list. drawer: on its own event's page, where the head already says who plays. */
export type CardPlace = 'shelf' | 'drawer';
