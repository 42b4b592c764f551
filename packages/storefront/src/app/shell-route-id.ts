/** Id of the route around all pages; its loader data are `FrameData`. */
export const FRAME_ROUTE_ID = 'frame';
