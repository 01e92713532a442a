/** In tests a picture file is an address, as the build makes it. */
module.exports = '/picture.svg';
