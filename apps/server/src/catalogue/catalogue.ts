export type {
  Catalogue,
  CatalogueEvent,
  Competition,
  FinalScore,
  Organization,
  Sport,
  Team,
} from './event.ts';
export { FUTURES_SPORT, UnknownCompetition } from './event.ts';
export { type EventStatus, isOver, mayBecome } from './event-status.ts';
export { openCatalogue } from './open-catalogue.ts';
