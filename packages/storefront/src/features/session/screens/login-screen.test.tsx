import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';
import { GOOGLE_SCRIPT } from '../google-plugin.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(path = '/login', options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-out']) {
	const shop = await renderShop(path, options);
	const { screen } = shop;
	await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
	const identifier = screen.getByRole('textbox', { name: 'Email or phone number' });
	const password = screen.getByLabelText('Password', { exact: true });
	const submit = screen.getByRole('button', { name: 'Sign in', exact: true });
	return { ...shop, identifier, password, submit };
}

describe('signing in', () => {
	test('leads back to where the visitor wanted to be [§2.4]', async () => {
		const { identifier, password, submit, at } = await open('/login?redirect=%2Fprofile%3Ftarget%3Dwishlist');
		await identifier.fill('shopper@example.com');
		await password.fill('zaylat-demo');
		await submit.click();
		await expect.poll(at).toBe('/profile?target=wishlist');
	});

	test('keeps the identifier over a reload, until it has signed in; never the password', async () => {
		const first = await open();
		await first.identifier.fill('shopper@example.com');
		await first.password.fill('zaylat-demo');
		expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('zaylat-demo');
		await first.screen.unmount();
		const second = await open();
		await expect.element(second.identifier).toHaveValue('shopper@example.com');
		await expect.element(second.password).toHaveValue('');
		await second.password.fill('zaylat-demo');
		await second.submit.click();
		await expect.poll(second.at).toBe('/');
		await second.screen.unmount();
		const third = await open();
		await expect.element(third.identifier).toHaveValue('');
	});

	test('never leads to another site (Decision 6)', async () => {
		const { screen, at } = await open('/login?redirect=https%3A%2F%2Fevil.example');
		await screen.getByRole('button', { name: 'Continue as guest' }).click();
		await expect.poll(at).toBe('/');
	});

	test('says at the field what is wrong and moves the focus there', async () => {
		const { screen, identifier, password, submit } = await open();
		await identifier.fill('shopper@example');
		await submit.click();
		await expect.element(screen.getByText('Type your email correctly')).toBeVisible();
		await expect.element(screen.getByText('Enter your password')).toBeVisible();
		await expect.element(identifier).toHaveFocus();
		await expect.element(identifier).toHaveValue('shopper@example');
		await expect.element(password).toHaveAttribute('aria-invalid', 'true');
	});

	test.each([
		['sign-in-refused', /^Incorrect email, phone number or password/],
		['sign-in-locked', 'Several failed sign-in attempts from this account or IP, wait and retry'],
		['sign-in-down', /^You can’t sign in right now/],
	] as const)('%s: says what to do and keeps what was typed', async (name, text) => {
		const { screen, identifier, password, submit } = await open('/login', SCENARIOS[name]);
		await identifier.fill('shopper@example.com');
		await password.fill('not-it');
		await submit.click();
		await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible();
		await expect.element(identifier).toHaveValue('shopper@example.com');
		await expect.element(password).toHaveValue('not-it');
	});

	test('goes to the error page when the providers cannot be listed, and keeps what was typed [§8.12]', async () => {
		const path = '/login?redirect=%2FOrders';
		const { screen, identifier, password, submit, at } = await open(path, SCENARIOS['no-providers']);
		await identifier.fill('shopper@example.com');
		await password.fill('zaylat-demo');
		await submit.click();
		await expect.poll(at).toBe('/auth/error?redirect=%2FOrders&error=ProvidersUnavailable');
		await expect.element(screen.getByRole('heading', { level: 1, name: /503/ })).toBeVisible();
		expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('zaylat-demo');
		await screen.getByRole('link', { name: 'Back to sign in' }).click();
		await expect.poll(at).toBe(path);
		await expect.element(identifier).toHaveValue('shopper@example.com');
		await expect.element(password).toHaveValue('zaylat-demo');
	});

	test('goes to the error page as a guest too [§8.12]', async () => {
		const { screen, at } = await open('/login', SCENARIOS['no-providers']);
		await screen.getByRole('button', { name: 'Continue as guest' }).click();
		await expect.poll(at).toBe('/auth/error?error=ProvidersUnavailable');
	});

	test('is the error page when the ways to sign in cannot be had from the beginning [§8.12]', async () => {
		const { screen } = await renderShop('/login', SCENARIOS['sign-in-unknown']);
		await expect.element(screen.getByRole('heading', { level: 1, name: /503/ })).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	test('says when a locked account opens again [§8.9]', async () => {
		const { screen, identifier, password, submit } = await open('/login', SCENARIOS['sign-in-locked']);
		await identifier.fill('shopper@example.com');
		await password.fill('not-it');
		await submit.click();
		const alert = screen.getByRole('alert');
		await expect.element(alert.getByText('You can try again in 15 minutes.')).toBeVisible();
		const link = alert.getByRole('link', { name: /Reset your password with a code/ });
		await expect.element(link).toHaveAttribute('href', expect.stringContaining('/auth/passwordReset'));
	});

	test('shows the password when asked to', async () => {
		const { screen, password } = await open();
		await password.fill('secret');
		await screen.getByRole('button', { name: 'Show password' }).click();
		await expect.element(password).toHaveAttribute('type', 'text');
		await screen.getByRole('button', { name: 'Hide password' }).click();
		await expect.element(password).toHaveAttribute('type', 'password');
	});

	test('sends the visitor who is signed in home (guard guest) [§2.4]', async () => {
		const { at } = await renderShop('/login', SCENARIOS['signed-in']);
		await expect.poll(at).toBe('/');
	});
});

describe('Google', () => {
	test('is offered where it is set up, and begins at the auth endpoint with a CSRF token [§7.3]', async () => {
		const calls: string[] = [];
		const { screen } = await open('/login?redirect=%2FOrders', { ...SCENARIOS['signed-out-google'], calls });
		await screen.getByRole('button', { name: 'Continue with Google' }).click();
		await expect.poll(() => calls.at(-1)).toBe('GET /api/auth/session');
		expect(calls.filter((call) => call.includes('/api/auth/'))).toEqual(
			expect.arrayContaining(['GET /api/auth/csrf', 'POST /api/auth/signin/google']),
		);
	});

	/** The scripts of Google that the page asks for; none is fetched. */
	function watchScripts(): HTMLScriptElement[] {
		const asked: HTMLScriptElement[] = [];
		const append = document.head.append.bind(document.head);
		const spy = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
			for (const node of nodes) {
				if (node instanceof HTMLScriptElement && node.src === GOOGLE_SCRIPT) asked.push(node);
				else append(node);
			}
		});
		onTestFinished(() => spy.mockRestore());
		return asked;
	}

	test('loads its plugin after the page, and proposes the account that is chosen there [§7.12]', async () => {
		const calls: string[] = [];
		const scripts = watchScripts();
		const { identifier } = await open('/login', {
			...SCENARIOS['signed-out-google'],
			googleClientId: 'mock.apps.googleusercontent.com',
			calls,
		});
		await expect.element(identifier).toBeVisible();
		const initialize = vi.fn();
		const prompt = vi.fn();
		vi.stubGlobal('google', { accounts: { id: { initialize, prompt, cancel() {} } } });
		onTestFinished(() => {
			vi.unstubAllGlobals();
		});
		await expect.poll(() => scripts).toHaveLength(1);
		scripts[0]?.dispatchEvent(new Event('load'));
		await expect.poll(() => prompt.mock.calls).toHaveLength(1);
		const [settings] = initialize.mock.calls[0] ?? [];
		expect(settings.client_id).toBe('mock.apps.googleusercontent.com');
		settings.callback({ credential: `x.${btoa(JSON.stringify({ email: 'ma@example.com' }))}.y` });
		await expect.poll(() => calls).toContain('POST /api/auth/signin/google?login_hint=ma%40example.com');
	});

	test('loads no plugin without a client id [§7.12]', async () => {
		const scripts = watchScripts();
		const { identifier } = await open('/login', SCENARIOS['signed-out-google']);
		await identifier.click();
		await expect.element(identifier).toHaveFocus();
		expect(scripts).toEqual([]);
	});

	test('is not offered elsewhere', async () => {
		const { screen } = await open();
		await expect.element(screen.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
		expect(screen.getByRole('button', { name: /Google/ }).elements()).toHaveLength(0);
	});

	test.each([
		['OAuthSignin&code=OAuthAccountNotLinked', /An account with this email/],
		['OAuthSignin&code=EmailRequired', /declined or interrupted/],
		['AccessDenied', /declined or interrupted/],
		['OAuthSignin&code=account_deleted', /Account is already deleted/],
		['CredentialsSignin&code=account_locked', /This account is locked/],
	])('%s: what it led back with is told', async (error, text) => {
		const { screen } = await open(`/login?error=${error}`, SCENARIOS['signed-out-google']);
		await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible();
	});

	test('leads to the error page when the providers cannot be listed [§8.12]', async () => {
		const left: string[] = [];
		const options = { ...SCENARIOS['signed-out-google'], ...SCENARIOS['no-providers'] };
		const { screen } = await open('/login?redirect=%2FOrders', { ...options, navigate: (url) => left.push(url) });
		await screen.getByRole('button', { name: 'Continue with Google' }).click();
		await expect.poll(() => left).toHaveLength(1);
		const { pathname, searchParams } = new URL(left[0] ?? '', 'https://shop.test');
		expect([pathname, searchParams.get('error')]).toEqual(['/auth/error', 'ProvidersUnavailable']);
	});
});

describe('a page that needs a session', () => {
	test('is told on the sign-in page, and is no failure [§8.13]', async () => {
		const { screen } = await open('/login?error=SessionRequired&redirect=%2FOrders');
		await expect.element(screen.getByText('Sign in to view this page')).toBeVisible();
		await expect.element(screen.getByText('Sign in to view that page.')).toBeVisible();
		expect(screen.getByRole('main').getByRole('alert').elements()).toHaveLength(0);
	});

	test('says nothing of it to whoever came by a link', async () => {
		const { screen } = await open('/login?redirect=%2FOrders');
		expect(screen.getByText('Sign in to view that page.').elements()).toHaveLength(0);
	});
});

test('the error page tells the status and leads back to the form, with where the visitor wanted to be [§8.12]', async () => {
	const { screen } = await renderShop('/auth/error?redirect=%2FOrders&error=ProvidersUnavailable');
	await expect.element(screen.getByRole('heading', { level: 1, name: /503.*Internal Server Error!/ })).toBeVisible();
	await expect.element(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
	await expect
		.element(screen.getByRole('link', { name: 'Back to sign in' }))
		.toHaveAttribute('href', '/login?redirect=%2FOrders');
});
