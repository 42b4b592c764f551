/** What a server is run for: `demo` to try the shop on one machine, `production` to sell with it (Decision 23). */
export type Profile = 'demo' | 'production';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the profile: `PROFILE`, else production where `NODE_ENV` is `production`, else demo.
 * tools/start.mjs calls this before packages are installed, so this file imports nothing.
 * @throws Error when `PROFILE` names no profile
 */
export function readProfile(env: Environment): Profile {
	const name = env.PROFILE || (env.NODE_ENV === 'production' ? 'production' : 'demo');
	if (name !== 'demo' && name !== 'production') throw new Error('PROFILE must be "demo" or "production".');
	return name;
}
