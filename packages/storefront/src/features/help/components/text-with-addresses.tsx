import { Link } from '@zaylat/ui/link';
import { Fragment } from 'react';

/** The local part, @, a domain with a suffix of two letters or more (Specification §5). */
const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/i;

/** A text whose e-mail addresses can be written to. */
export function TextWithAddresses({ text }: { readonly text: string }) {
	// Splitting by a group keeps what it matched, at every second place.
	const [start, ...pairs] = text.split(ADDRESS);
	const addresses = pairs.filter((_, index) => index % 2 === 0);
	return (
		<>
			{start}
			{addresses.map((address, index) => (
				<Fragment key={address}>
					<Link href={`mailto:${address}`} className="wrap-anywhere">
						{address}
					</Link>
					{pairs[index * 2 + 1]}
				</Fragment>
			))}
		</>
	);
}
