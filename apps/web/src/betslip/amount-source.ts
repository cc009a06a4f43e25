/** How a bet is paid: cash, a bonus bet, or promotional credit. */
export type AmountSource = 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
