/** A picture of the build in its sizes; `web/build/pictures.ts` makes them. */
declare module '*?picture' {
  const picture: import('@agency/domain/site/picture').ResponsivePicture;
  export default picture;
}
