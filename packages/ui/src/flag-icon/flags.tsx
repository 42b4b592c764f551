import { AE, CN, EU, GB, JP, KR, MM, MY, SG, TH, US } from 'country-flag-icons/react/3x2';
import { FlagIcon, type FlagProps } from './flag-icon.tsx';

// One function for each, rather than a table: what nobody calls is left out of a bundle.

/** Flag of Myanmar. */
export function FlagMm(props: FlagProps) {
	return <FlagIcon {...props} drawing={MM} />;
}

/** Flag of the United States. */
export function FlagUs(props: FlagProps) {
	return <FlagIcon {...props} drawing={US} />;
}

/** Flag of Thailand. */
export function FlagTh(props: FlagProps) {
	return <FlagIcon {...props} drawing={TH} />;
}

/** Flag of China. */
export function FlagCn(props: FlagProps) {
	return <FlagIcon {...props} drawing={CN} />;
}

/** Flag of Japan. */
export function FlagJp(props: FlagProps) {
	return <FlagIcon {...props} drawing={JP} />;
}

/** Flag of Malaysia. */
export function FlagMy(props: FlagProps) {
	return <FlagIcon {...props} drawing={MY} />;
}

/** Flag of South Korea. */
export function FlagKr(props: FlagProps) {
	return <FlagIcon {...props} drawing={KR} />;
}

/** Flag of Singapore. */
export function FlagSg(props: FlagProps) {
	return <FlagIcon {...props} drawing={SG} />;
}

/** Flag of the United Arab Emirates. */
export function FlagAe(props: FlagProps) {
	return <FlagIcon {...props} drawing={AE} />;
}

/** Flag of the United Kingdom. */
export function FlagGb(props: FlagProps) {
	return <FlagIcon {...props} drawing={GB} />;
}

/** Flag of the European Union. */
export function FlagEu(props: FlagProps) {
	return <FlagIcon {...props} drawing={EU} />;
}
