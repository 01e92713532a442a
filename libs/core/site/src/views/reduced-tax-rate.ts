/** The reduced rate of the consumption tax on food, in per cent; it is marked wherever it applies. core "適格請求書" */
export const REDUCED_TAX_RATE = 8;
