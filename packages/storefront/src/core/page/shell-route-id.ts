/** Id of the route around all pages; its loader data are `ShellPayload`. */
export const SHELL_ROUTE_ID = 'shell';
