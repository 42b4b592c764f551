import type { AppContext } from '../../core/context/app-context.ts';
import type { SignInFields } from './sign-in-fields.ts';

/** What was typed before the error page was shown, by shop: in the memory of the tab, because passwords are never stored. */
const unsent = new WeakMap<AppContext, SignInFields>();

/** Keeps what was typed for the way back from the error page (ADR 14). */
export const keepUnsent = (app: AppContext, typed: SignInFields) => void unsent.set(app, typed);

/** What was typed before the error page was shown. */
export const readUnsent = (app: AppContext): SignInFields | undefined => unsent.get(app);

/** Forgets it, once a form shows it again. */
export const forgetUnsent = (app: AppContext) => void unsent.delete(app);
