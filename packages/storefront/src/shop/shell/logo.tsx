/** The mark of the shop: a market stall on an orange ground. The name beside it says what it is. */
export function Logo() {
	return (
		<svg aria-hidden="true" viewBox="0 0 32 32" className="size-[min(2.25rem,12vw)] shrink-0">
			<path d="M0 8a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H5a5 5 0 0 1-5-5z" className="fill-accent" />
			<path
				d="M8.5 8h15l2 5.2a2.9 2.9 0 0 1-5 1.8 3 3 0 0 1-4.5.1 3 3 0 0 1-4.5-.1 2.9 2.9 0 0 1-5-1.8zM8.5 16.5V24h15v-7.5M13 24v-4.5h6V24"
				className="fill-none stroke-on-accent"
				strokeWidth="1.8"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
