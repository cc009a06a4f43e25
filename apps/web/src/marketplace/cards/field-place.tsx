import styles from './field-place.module.css';

interface FieldPlaceProps {
  /** "1", "T3", "DNF"; "–" where there is none yet. */
  place: string;
  /** "−5", "E", "+2" against par. */
  score: string | null | undefined;
}

/** Where one of a field stands, before the name; to those who listen in words. */
export function FieldPlace({ place, score }: FieldPlaceProps) {
  return (
    <>
      <span className={styles.place} aria-hidden="true">
        <b>{place}</b>
        {score && <span>{score}</span>}
      </span>
      <span className="sr">{fieldPlaceWords(place, score)}: </span>
    </>
  );
}

const PLACE = /^(?<tied>T?)(?<number>\d+)$/;
const SCORE = /^(?<sign>[+−])(?<strokes>\d+)$/;

/** "Tied for place 3 at 5 under par", "Place 1 at level par", "DNF". */
export function fieldPlaceWords(place: string, score: string | null | undefined): string {
  const { tied, number } = PLACE.exec(place)?.groups ?? {};
  const where = number === undefined ? placeless(place) : `${tied ? 'Tied for place' : 'Place'} ${number}`;
  const at = score ? againstPar(score) : undefined;
  return at ? `${where} at ${at}` : where;
}

function placeless(place: string): string {
  return place === '–' ? 'No place yet' : place;
}

function againstPar(score: string): string | undefined {
  if (score === 'E') return 'level par';
  const { sign, strokes } = SCORE.exec(score)?.groups ?? {};
  return strokes && `${strokes} ${sign === '+' ? 'over' : 'under'} par`;
}
