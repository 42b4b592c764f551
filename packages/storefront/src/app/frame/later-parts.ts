import { isPhone } from '@zaylat/domain/viewport';
import { laterPart, onceSignedIn } from '../later.tsx';
import type { Shop } from '../shop.ts';

// One import for those that are wanted together: they arrive in one chunk.
const links = () => import('./link-parts.ts');

/** The icons tell the session: its counts, or the way to sign in. Phones do not show them. */
async function onceSessionIsTold({ interest, session, preferences }: Shop): Promise<void> {
	const told = session().then(() => (isPhone(preferences.getSnapshot().viewport) ? interest.first() : undefined));
	await Promise.race([interest.first(), told]);
}

/** Parts of the frame that are links and a form until somebody wants more of them; for `Later`. */
export const FRAME_PARTS = {
	utilityBar: laterPart(async () => (await links()).UtilityBar),
	searchBox: laterPart(async () => (await links()).SearchBox),
	preferencesButton: laterPart(async () => (await links()).PreferencesButton),
	categoryNav: laterPart(async () => (await links()).CategoryNav),
	digitalNav: laterPart(async () => (await links()).DigitalNav),
	demoBanner: laterPart(async () => (await links()).DemoBanner, undefined, ['demo']),
	newVersion: laterPart(async () => (await links()).NewVersionNotice),
	siteFooter: laterPart(async () => (await links()).SiteFooter),
	headerActions: laterPart(async () => (await import('./header-actions.tsx')).HeaderActions, onceSessionIsTold),
	// Whoever is signed in sees the count without asking for it.
	bottomBar: laterPart(async () => (await import('./bottom-bar.tsx')).BottomBar, onceSignedIn),
};

/** Loads them all, for a server, whose pages have their markup, and wherever a page is to stand whole at once. */
export async function loadFrameParts(): Promise<void> {
	await Promise.all(Object.values(FRAME_PARTS).map((part) => part.load()));
}
