import type { Profile } from '@zaylat/api-client/contract';
import type { ChangeProfile } from '../state/use-profile.ts';

/** Props of the cards that change a profile. */
export interface ProfileCardProps {
	readonly profile: Profile;
	readonly change: ChangeProfile;
}
