/** Begins the names of the fields of a product's options in a form that is sent without script: `option.colour`. */
export const OPTION_FIELD = 'option';

/** Id of the form that buys; the options are outside of it. */
export const BUY_FORM = 'buy';
