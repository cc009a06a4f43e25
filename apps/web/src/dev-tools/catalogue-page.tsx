import { useState } from 'react';
import { useDocumentTitle } from '../app/document-title.ts';
import { brands } from '../brands/brand.ts';
import type { BrandId } from '../brands/brand-type.ts';
import { Segmented } from '../ui/segmented.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import styles from './catalogue-page.module.css';
import { ColourSpecimens } from './colour-specimens.tsx';
import { FeedbackSpecimens } from './feedback-specimens.tsx';
import { InputSpecimens } from './input-specimens.tsx';
import { MotionSpecimens } from './motion-specimens.tsx';
import { OddsSpecimens } from './odds-specimens.tsx';
import { ScaleSpecimens } from './scale-specimens.tsx';
import { ScoreboardLines } from './scoreboard-lines.tsx';
import { ScoreboardSpecimens } from './scoreboard-specimens.tsx';
import { SkeletonSpecimens } from './skeleton-specimens.tsx';
import { SmallSpecimens } from './small-specimens.tsx';
import { StructureSpecimens } from './structure-specimens.tsx';

const BRANDS = Object.values(brands).map(({ id }) => ({ value: id, label: id }));

/** Every part in every state, dark and light beside each other, in any of the brands. */
export function CataloguePage() {
  useDocumentTitle('Catalogue');
  const [brandId, setBrandId] = useState<BrandId>('espnbet');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Catalogue</h1>
        <Segmented label="Brand" options={BRANDS} value={brandId} onChange={setBrandId} />
      </header>
      <div className={styles.halves}>
        {(['dark', 'light'] as const).map((theme) => (
          <div key={theme} className={styles.half} data-theme={theme} data-brand={brandId}>
            <ScaleSpecimens />
            <ColourSpecimens theme={theme} brand={brandId} />
            <MotionSpecimens />
            <OddsSpecimens />
            <ScoreboardSpecimens theme={theme} />
            <ScoreboardLines />
            <ActionSpecimens />
            <InputSpecimens />
            <SmallSpecimens />
            <FeedbackSpecimens />
            <SkeletonSpecimens />
            <StructureSpecimens />
          </div>
        ))}
      </div>
    </div>
  );
}
