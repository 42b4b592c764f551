import type { FormEvent } from 'react';

/**
 * Handler of a form's `reset` event. React resets a form after its action has run; a form that stays on the page keeps
 * what was typed and chosen.
 */
export const keepFieldValues = (event: FormEvent<HTMLFormElement>): void => event.preventDefault();
