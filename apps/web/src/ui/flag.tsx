import styles from './flag.module.css';

interface FlagProps {
  /** Of a square picture with the flag across its middle, three wide and two high. */
  url: string;
  /** "France"; '' where words beside it say as much. */
  label: string;
}

/** A country's flag, cut out of its square, as small as the letters it stands beside. */
export function Flag({ url, label }: FlagProps) {
  return <img className={styles.flag} src={url} width={18} height={12} alt={label} />;
}
