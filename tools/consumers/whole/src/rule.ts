export { checkSearchText } from '@zaylat/domain/search';
