import type { Page } from '@playwright/test';

/** Number of changes that the device keeps because they could not be sent. */
export function keptWrites(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve, reject) => {
				const opening = indexedDB.open('zaylat-writes');
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const db = opening.result;
					if (!db.objectStoreNames.contains('writes')) {
						db.close();
						resolve(-1);
						return;
					}
					const counting = db.transaction('writes').objectStore('writes').count();
					counting.onsuccess = () => {
						db.close();
						resolve(counting.result);
					};
				};
			}),
	);
}
