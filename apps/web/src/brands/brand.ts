import type { Brand, BrandId } from './brand-type.ts';
import { espnbet } from './espnbet/brand.ts';
import { hwc } from './hwc/brand.ts';
import { tsb } from './tsb/brand.ts';
import { tsc } from './tsc/brand.ts';

export const brands: Readonly<Record<BrandId, Brand>> = { espnbet, tsb, hwc, tsc };

/** The brand of this build; in development ?brand= shows another. */
export const brand: Brand = chooseBrand(
  import.meta.env.FAIRLINE_BRAND,
  import.meta.env.DEV ? new URLSearchParams(location.search).get('brand') : null,
);

export function chooseBrand(built: string | undefined, asked: string | null): Brand {
  return findBrand(asked) ?? findBrand(built) ?? espnbet;
}

function findBrand(id: string | null | undefined): Brand | undefined {
  return Object.values(brands).find((known) => known.id === id);
}
