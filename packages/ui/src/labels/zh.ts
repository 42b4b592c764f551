import type { AllLabels } from './labels-context.ts';

const calendar: AllLabels['calendar'] = {
	previousMonth: '上个月',
	nextMonth: '下个月',
	chooseStart: '请选择开始日期',
	chooseEnd: '请选择结束日期',
};

/** Simplified Chinese labels of all components. */
export const labelsZh: AllLabels = {
	autocomplete: { list: '建议', loading: '加载中', results: (count) => `${count} 条建议` },
	boundField: {
		required: '必填',
		fillIn: '请填写此项。',
		choose: '请选择一项。',
		tick: '请勾选此项以继续。',
		add: '请添加文件。',
	},
	calendar,
	combobox: {
		list: '选项',
		open: '显示选项',
		clear: '清除',
		loading: '加载中',
		empty: '没有匹配的选项，请换个写法试试。',
		error: '选项加载失败。',
		retry: '重试',
		tooShort: (least) => `请至少输入 ${least} 个字`,
		results: (count) => `${count} 个选项`,
	},
	commandPalette: {
		title: '命令',
		search: '搜索命令',
		empty: '没有匹配的命令，请换个词试试。',
		results: (count) => `${count} 个命令`,
	},
	dataGrid: {
		selectAll: '全选',
		selectRow: (name) => `选择${name}`,
		selected: (count) => `已选 ${count} 项`,
		clear: '取消选择',
		loading: '加载中',
		empty: '这里还没有内容',
		error: '列表加载失败。',
		retry: '重试',
	},
	dateField: { day: '日', month: '月', year: '年' },
	datePicker: {
		...calendar,
		calendar: '日历',
		placeholder: '选择日期',
		rangePlaceholder: '选择日期范围',
		clear: '清除',
	},
	rangeSlider: { start: '最低', end: '最高' },
	resizablePanels: { handle: '调整大小' },
	sidebar: { navigation: '主菜单', collapse: '收起', expand: '展开', close: '关闭' },
	timeField: { hour: '时', minute: '分', period: '上午或下午', am: '上午', pm: '下午' },
	treeView: { loading: '加载中', empty: '这里还没有内容' },
};
