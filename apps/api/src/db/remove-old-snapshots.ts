import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Removes all snapshots of the schema but the latest, the only one that drizzle-kit compares the schema with. */
const folder = fileURLToPath(new URL('./migrations/meta/', import.meta.url));
const snapshots = readdirSync(folder)
	.filter((name) => name.endsWith('_snapshot.json'))
	.sort();
for (const name of snapshots.slice(0, -1)) rmSync(folder + name);
