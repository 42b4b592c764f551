import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './file-upload.guide.ts';
import { type FileState, FileUpload } from './index.ts';

const fileOf = (name: string, bytes: number, type = 'application/pdf') =>
	new File([new Uint8Array(bytes)], name, { type, lastModified: 0 });

const FILES = [
	fileOf('receipt.pdf', 240_000),
	fileOf('contract.pdf', 1_900_000),
	fileOf('photo-of-the-damage.pdf', 80_000),
	fileOf('letter.pdf', 12_000),
];

const STATES: Readonly<Record<string, FileState>> = {
	'receipt.pdf': { status: 'sent' },
	'contract.pdf': { status: 'sending', share: 0.62 },
	'photo-of-the-damage.pdf': { status: 'failed', message: 'The connection broke. Try again.' },
};

const meta = {
	title: 'Components/Forms/FileUpload',
	component: FileUpload,
	args: { 'aria-label': 'Documents', hint: 'PDF, up to 5 MB each', accept: '.pdf' },
	argTypes: { value: { control: false }, defaultValue: { control: false } },
	parameters: { guide },
	render: (args) => (
		<div className="max-w-md">
			<FileUpload {...args} />
		</div>
	),
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	args: { defaultValue: FILES, getFileState: ({ name }) => STATES[name], onRetry: () => {} },
};

export const Playground: Story = { args: { maxFiles: 4, maxBytes: 5_000_000, isInvalid: false, disabled: false } };

export const Refused: Story = {
	args: { maxBytes: 100_000, defaultValue: FILES.slice(3) },
	play: ({ canvasElement }) => {
		const zone = canvasElement.querySelector('[data-part="file-upload-zone"]');
		const transfer = new DataTransfer();
		transfer.items.add(fileOf('scan.pdf', 200_000));
		transfer.items.add(fileOf('song.mp3', 10, 'audio/mpeg'));
		zone?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
	},
};

export const Burmese: Story = {
	render: () => (
		<div lang="my" className="max-w-80">
			<Field label="ငွေပေးချေမှုပြေစာ" description="ငွေလွှဲပြီးကြောင်း အထောက်အထား">
				<FileUpload
					defaultValue={[fileOf('ငွေလွှဲပြေစာနိုဝင်ဘာလနှစ်ဆယ့်တစ်ရက်နေ့.pdf', 48_000)]}
					getFileState={() => ({ status: 'failed' })}
					onRetry={() => {}}
					hint="PDF၊ ၅ MB အထိ"
					labels={{
						choose: 'ဖိုင်ရွေးမည်',
						drop: 'ဖိုင်များကို ဤနေရာတွင် ချပါ သို့မဟုတ်',
						failed: 'မတင်နိုင်ပါ။ ထပ်ကြိုးစားပါ။',
						retry: 'ထပ်ကြိုးစားမည်',
					}}
				/>
			</Field>
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ isInvalid: [false, true], disabled: [false, true] }}
			ugly={{
				'unbreakable name': (
					<FileUpload
						aria-label="Long"
						defaultValue={[fileOf(`${'x'.repeat(80)}.pdf`, 1_000_000)]}
						getFileState={() => ({ status: 'sending' })}
						className="w-full"
					/>
				),
				'Thai without spaces': (
					<FileUpload
						aria-label="Thai"
						lang="th"
						defaultValue={[fileOf('ใบเสร็จรับเงินค่าสินค้าและค่าจัดส่งเดือนพฤศจิกายน.pdf', 999)]}
						labels={{ choose: 'เลือกไฟล์', drop: 'ลากไฟล์มาวางที่นี่หรือ' }}
						className="w-full"
					/>
				),
			}}
			cell={280}
		>
			{(props) => (
				<FileUpload aria-label={JSON.stringify(props)} {...props} defaultValue={FILES.slice(0, 1)} className="w-full" />
			)}
		</Grid>
	),
};
