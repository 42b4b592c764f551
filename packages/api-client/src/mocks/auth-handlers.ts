import { DAY_MS } from '@zaylat/domain/time';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { Provider } from '../auth/types.ts';
import { MOCK_OTP } from './account-state.ts';
import { MOCK_CREDENTIALS, MOCK_USERS, type SignInFailure, type World } from './world.ts';

const CSRF_TOKEN = 'mock-csrf-token';
/** How long an account stays locked after too many tries. */
const LOCKED_SECONDS = 15 * 60;
const SESSION_MS = 30 * DAY_MS;

const PROVIDERS: Readonly<Record<string, Provider>> = {
	credentials: { id: 'credentials', name: 'Password', type: 'credentials' },
	phone: { id: 'phone', name: 'Phone', type: 'credentials' },
	guest: { id: 'guest', name: 'Guest', type: 'credentials' },
};

const GOOGLE: Provider = { id: 'google', name: 'Google', type: 'oidc' };

/** Query of the url that a failed sign-in answers. */
const FAILED: Readonly<Partial<Record<SignInFailure, string>>> = {
	refused: 'error=CredentialsSignin&code=credentials',
	locked: 'error=CredentialsSignin&code=too_many_attempts',
	deleted: 'error=CredentialsSignin&code=account_deleted',
};

/** Handlers of the auth calls (Specification §7) in Auth.js's wire format, over one world. */
export function authHandlers(world: World): HttpHandler[] {
	const { signIn } = world.options;
	const guard = (response: () => Response): Response => (signIn === 'lost' ? HttpResponse.error() : response());
	return [
		http.get('*/api/auth/csrf', () => guard(() => HttpResponse.json({ csrfToken: CSRF_TOKEN }))),
		http.get('*/api/auth/providers', () =>
			signIn === 'no-providers'
				? HttpResponse.json({ message: 'No providers' }, { status: 500 })
				: HttpResponse.json(world.options.hasGoogle ? { ...PROVIDERS, google: GOOGLE } : PROVIDERS),
		),
		http.get('*/api/auth/session', async () => {
			if (signIn === 'session-slow') await delay('infinite');
			return HttpResponse.json(
				world.user && { user: world.user, expires: new Date(world.now() + SESSION_MS).toISOString() },
			);
		}),
		http.post('*/api/auth/callback/:provider', async ({ request, params }) => {
			const form = new URLSearchParams(await request.text());
			return guard(() => {
				const failed = FAILED[signIn ?? 'lost'] ?? enter(world, String(params.provider), form);
				const url = failed === undefined ? (form.get('callbackUrl') ?? '/') : `/login?${failed}`;
				const headers: Record<string, string> = signIn === 'locked' ? { 'retry-after': String(LOCKED_SECONDS) } : {};
				return HttpResponse.json({ url: new URL(url, request.url).href }, { headers });
			});
		}),
		http.post('*/api/auth/signin/:provider', () =>
			guard(() => HttpResponse.json({ url: 'https://accounts.example.com/authorize' })),
		),
		http.post('*/api/auth/signout', async ({ request }) => {
			const form = new URLSearchParams(await request.text());
			return guard(() => {
				if (form.get('csrfToken') === CSRF_TOKEN) world.user = null;
				return HttpResponse.json({ url: new URL(form.get('callbackUrl') ?? '/', request.url).href });
			});
		}),
	];
}

/** Signs in, or gives the query of the failure. */
function enter(world: World, provider: string, form: URLSearchParams): string | undefined {
	if (form.get('csrfToken') !== CSRF_TOKEN) return 'error=MissingCSRF';
	if (provider === 'guest') {
		world.user = MOCK_USERS.guest;
		return undefined;
	}
	if (provider === 'phone') {
		if (form.get('code') !== MOCK_OTP) return 'error=CredentialsSignin&code=otp_wrong';
		world.user = MOCK_USERS.registered;
		return undefined;
	}
	const { identifier, password } = MOCK_CREDENTIALS;
	if (form.get('identifier') !== identifier || form.get('password') !== password) return FAILED.refused;
	world.user = MOCK_USERS.registered;
	return undefined;
}
