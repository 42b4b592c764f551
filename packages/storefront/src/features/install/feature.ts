import type { FeatureState } from '../../core/context/app-context.ts';
import type { Feature } from '../../core/context/feature.ts';
import { createWebAppInstall, INSTALL_KEY, type WebAppInstall } from './web-app-install.ts';

/** The offer to install the shop as an app. */
export const installState: FeatureState<WebAppInstall> = {
	create: ({ window }) => createWebAppInstall(window),
	start: (install) => install.start(),
};

export const installFeature: Feature = { states: [installState], deviceKeys: [INSTALL_KEY] };
