import { BRAND } from '../brand.ts';

/** Characters of the standard PDF fonts; others cannot be shown without an embedded font. */
const drawable = (text: string) => text.replace(/[^\x20-\x7e]/g, '').replace(/([\\()])/g, '\\$1');

/**
 * Makes a document of one page that names a product, as the file of goods of the demo.
 * @param title name of the product, in English
 * @returns a PDF 1.4
 */
export function demoDocument(title: string, orderCode: string): Uint8Array<ArrayBuffer> {
	const lines = [
		[24, 720, title],
		[12, 690, `${BRAND.name} · ${orderCode}`.replace('·', '-')],
		[12, 660, 'This is the file of a product of the demonstration.'],
	] as const;
	const page = lines.map(([size, y, text]) => `BT /F1 ${size} Tf 56 ${y} Td (${drawable(text)}) Tj ET`).join('\n');
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	];
	let text = '%PDF-1.4\n';
	const places = objects.map((object, index) => {
		const at = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return at;
	});
	const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
	text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.indexOf('xref\n0 ')}\n%%EOF\n`;
	return new TextEncoder().encode(text);
}
