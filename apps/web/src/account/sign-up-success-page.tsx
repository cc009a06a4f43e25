import { useDocumentTitle } from '../app/document-title.ts';
import { PageLink } from '../app/page-link.tsx';
import { usePreviousPath } from '../app/router/use-previous-path.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './sign-up-success-page.module.css';

/** The account is open and one is logged in: the next step is money on it, or looking round first. */
export function SignUpSuccessPage() {
  useDocumentTitle('Welcome');
  const previousPath = usePreviousPath();
  const deposit = `/wallet/deposit?previousPath=${encodeURIComponent(previousPath)}`;
  return (
    <section className={styles.card}>
      <span className={styles.disc}>
        <Icon name="check" size={28} />
      </span>
      <h1>Your account is open</h1>
      <p>Fund your account to get started.</p>
      <PageLink to={deposit} className={buttonClass({ block: true })}>
        Deposit Now
      </PageLink>
      <PageLink to={previousPath} className={buttonClass({ tone: 'quiet', size: 'medium', block: true })}>
        Skip for Now
      </PageLink>
    </section>
  );
}
