import { bisectCorners } from './engine/corner-chances.ts';
import type { SoccerRules } from './rules.ts';
import type { SoccerStrength } from './strength.ts';

/**
 * The strength with as many corners as an outside line of them says.
 * @param line e.g. 9.5
 * @param over the chance of more, overround taken out
 */
export function fitCorners(
  rules: SoccerRules,
  strength: SoccerStrength,
  line: number,
  over: number,
): SoccerStrength {
  return { ...strength, corners: bisectCorners(rules, line, over) };
}
