import { Button, buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { ErrorState } from '../ui/error-state.tsx';
import styles from './view.module.css';

interface RenderCrashViewProps {
  /** Where support can be reached, once the startup query said so. */
  supportEmail?: string | undefined;
  /** Says instead that it is us, in the middle of a window without a frame: the app could not start. */
  brandName?: string | undefined;
}

/** What stands there when drawing the app broke, or when it could not start. */
export function RenderCrashView({ supportEmail, brandName }: RenderCrashViewProps) {
  return (
    <div className={cx(styles.view, brandName !== undefined && styles.whole)}>
      <ErrorState
        drawing="whistle"
        title="Oops... Looks like something went wrong"
        body={
          brandName === undefined
            ? "Let's try that again."
            : `${brandName} is experiencing issues and is working on it. Let's try that again.`
        }
      >
        <Button size="medium" onClick={() => location.reload()}>
          Reload
        </Button>
        <a
          className={buttonClass({ tone: 'secondary', size: 'medium' })}
          href={`mailto:${supportEmail ?? 'support@fairline.example'}`}
        >
          Contact Support
        </a>
      </ErrorState>
    </div>
  );
}
