import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang="en" data-color-mode="system">
			<body>{children}</body>
		</html>
	);
}
