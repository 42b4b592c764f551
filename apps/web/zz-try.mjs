import { readFileSync, rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { createBuilder, loadConfigFromFile } from 'vite';
process.env.NODE_ENV = 'production';
const variants = JSON.parse(process.argv[2]);
const CODE = /\.m?[jt]sx?$/; const OWN = /^(?!.*\/node_modules\/).*\.m?[jt]sx?$/;
const S = '../../packages/storefront/src/';
const PAGES = {
  home: ['home/home-screen.tsx'], listing: ['catalog/category-screen.tsx'], search: ['search/search-screen.tsx'],
  product: ['product/product-screen.tsx', 'product/components/purchase-terms.tsx'], shop: ['shops/shop-screen.tsx'],
  cart: ['cart/cart-screen.tsx'], checkout: ['cart/cart-screen.tsx', 'cart/checkout/checkout-page.tsx'], orders: ['orders/orders-screen.tsx'], order: ['orders/order-screen.tsx'],
};
let i = 0;
for (const v of variants) {
  const out = `/tmp/zz-out${i++}`;
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts', process.cwd());
  const b = config.environments.client.build; b.outDir = out; b.sourcemap = false;
  const groups = b.rolldownOptions.output.codeSplitting.groups;
  if (v.shared !== undefined) groups[2].minShareCount = v.shared;
  if (v.shared === 0) groups.splice(2, 1);
  for (const g of v.groups ?? []) groups.push({ ...g, test: g.test === 'own' ? OWN : g.test === 'lucide' ? /lucide-react/ : g.test==='ui' ? /packages\/ui\/|node_modules/ : CODE });
  if (v.preload === false) b.modulePreload = false;
  const builder = await createBuilder({ ...config, configFile: false, logLevel: 'error' });
  await builder.build(builder.environments.client);
  const m = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, 'utf8'));
  const size = new Map(); const sz = (f) => { if (!size.has(f)) size.set(f, brotliCompressSync(readFileSync(`${out}/${f}`)).length + 330); return size.get(f); };
  const res = {};
  for (const [name, entries] of Object.entries(PAGES)) {
    const seen = new Set(); const walk = (k) => { const e = m[k]; if (!e) throw new Error(k); if (seen.has(e.file)) return; seen.add(e.file); (e.imports ?? []).forEach(walk); };
    ['src/client.tsx', ...entries.map((e) => S + e)].forEach((k) => walk(k));
    let t = 0; for (const f of seen) if (f.endsWith('.js')) t += sz(f);
    res[name] = `${(t / 1000).toFixed(1)}/${seen.size}`;
  }
  const js = Object.values(m).filter((e) => e.file.endsWith('.js'));
  console.log(JSON.stringify(v), 'chunks', new Set(js.map((e) => e.file)).size, res);
}
