import type { AllLabels } from './labels-context.ts';

const calendar: AllLabels['calendar'] = {
	previousMonth: 'เดือนก่อนหน้า',
	nextMonth: 'เดือนถัดไป',
	chooseStart: 'เลือกวันแรก',
	chooseEnd: 'เลือกวันสุดท้าย',
};

/** Thai labels of all components. */
export const labelsTh: AllLabels = {
	autocomplete: { list: 'คำแนะนำ', loading: 'กำลังโหลด', results: (count) => `มีคำแนะนำ ${count} รายการ` },
	boundField: {
		required: 'จำเป็น',
		fillIn: 'กรอกช่องนี้',
		choose: 'เลือกคำตอบ',
		tick: 'ทำเครื่องหมายในช่องนี้เพื่อดำเนินการต่อ',
		add: 'เพิ่มไฟล์',
	},
	calendar,
	combobox: {
		list: 'ตัวเลือก',
		open: 'แสดงตัวเลือก',
		clear: 'ล้าง',
		loading: 'กำลังโหลด',
		empty: 'ไม่พบตัวเลือกที่ตรงกัน ลองสะกดแบบอื่น',
		error: 'โหลดตัวเลือกไม่สำเร็จ',
		retry: 'ลองอีกครั้ง',
		tooShort: (least) => `พิมพ์อย่างน้อย ${least} ตัวอักษร`,
		results: (count) => `มี ${count} ตัวเลือก`,
	},
	commandPalette: {
		title: 'คำสั่ง',
		search: 'ค้นหาคำสั่ง',
		empty: 'ไม่พบคำสั่งที่ตรงกัน ลองใช้คำอื่น',
		results: (count) => `มี ${count} คำสั่ง`,
	},
	dataGrid: {
		selectAll: 'เลือกทั้งหมด',
		selectRow: (name) => `เลือก ${name}`,
		selected: (count) => `เลือกแล้ว ${count} รายการ`,
		clear: 'ล้างการเลือก',
		loading: 'กำลังโหลด',
		empty: 'ยังไม่มีอะไรที่นี่',
		error: 'โหลดรายการไม่สำเร็จ',
		retry: 'ลองอีกครั้ง',
	},
	dateField: { day: 'วันที่', month: 'เดือน', year: 'ปี (พ.ศ.)' },
	datePicker: {
		...calendar,
		calendar: 'ปฏิทิน',
		placeholder: 'เลือกวันที่',
		rangePlaceholder: 'เลือกช่วงวันที่',
		clear: 'ล้าง',
	},
	rangeSlider: { start: 'ต่ำสุด', end: 'สูงสุด' },
	resizablePanels: { handle: 'ปรับขนาด' },
	sidebar: { navigation: 'เมนูหลัก', collapse: 'ย่อเมนู', expand: 'ขยายเมนู', close: 'ปิด' },
	timeField: { hour: 'ชั่วโมง', minute: 'นาที', period: 'ช่วงของวัน', am: 'ก่อนเที่ยง', pm: 'หลังเที่ยง' },
	treeView: { loading: 'กำลังโหลด', empty: 'ยังไม่มีอะไรที่นี่' },
};
