/** Why a command cannot be done, in words for whoever typed it. */
export class MarketProblem extends Error {}
